// Lists the token buckets a call takes from: one for each rule of its class that applies to the caller.
import type { RateClass } from '../../../contract/rates.ts';
import type { BucketLimit } from './bucket.ts';
import { type RateRule, rateRules, type Subject } from './rules.ts';

export interface Draw {
  readonly key: string;
  readonly rule: RateRule;
  readonly limit: BucketLimit;
}

export const drawsOf = (rateClass: RateClass, subject: Subject, scale: number): Draw[] =>
  rateRules[rateClass].flatMap((rule, number) => {
    const who = subject[rule.by];
    const limit = { burst: Math.max(1, rule.most * scale), perMs: scale / rule.everyMs };
    return who === undefined ? [] : [{ rule, limit, key: `${rateClass}/${number}/${who}` }];
  });
