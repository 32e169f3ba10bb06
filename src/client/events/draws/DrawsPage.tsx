// Small draws for the team: a coin, dice, one of several names, an order; and the latest ones, each with its proof.
import { mergeClasses } from '@fluentui/react-components';
import { getDraws, type SmallDraw } from '../../../contract/events/draws.ts';
import { isDrawProven } from '../../../events/draws/draw.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { DrawForm } from './DrawForm.tsx';
import styles from './draws.module.css';
import { drawnWhen, outcomeInWords } from './drawWords.ts';

function Proof({ drawn }: { readonly drawn: SmallDraw }) {
  const { t } = useTexts();
  const isFair = isDrawProven(drawn);
  return (
    <details>
      <summary data-fair={isFair}>
        {t(isFair ? 'pages:bingo.proof.title' : 'pages:bingo.proof.wrong')}
      </summary>
      <p>{t('pages:draws.proof')}</p>
      <dl className={styles.proof}>
        <dt>{t('pages:bingo.proof.commitment')}</dt>
        <dd>{drawn.commitment}</dd>
        <dt>{t('pages:bingo.proof.seed')}</dt>
        <dd>{drawn.seed}</dd>
        <dt>{t('pages:draws.label')}</dt>
        <dd>{drawn.label}</dd>
      </dl>
    </details>
  );
}

function Row({ drawn }: { readonly drawn: SmallDraw }) {
  const type = useType();
  const { t, language } = useTexts();
  const { by, number, outcome, spec } = drawn;
  const facts = [
    t('pages:draws.number', { number }),
    t(`pages:draws.kind.${spec.kind}`),
    ...(by ? [by.name] : []),
    drawnWhen(drawn, language),
  ];
  return (
    <li className={styles.row}>
      {outcome.kind === 'order' ? (
        <ol className={mergeClasses(type.strong, styles.order)}>
          {outcome.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      ) : (
        <span className={type.strong}>{outcomeInWords(drawn, t, language)}</span>
      )}
      <span className={mergeClasses(type.caption, type.quiet)}>{facts.join(' · ')}</span>
      <Proof drawn={drawn} />
    </li>
  );
}

/** What is published of the next draw before it is made. */
function NextProof({ number, commitment }: Pick<SmallDraw, 'number' | 'commitment'>) {
  const { t } = useTexts();
  return (
    <details className={styles.next}>
      <summary>{t('pages:draws.next', { number })}</summary>
      <p>{t('pages:draws.nextProof')}</p>
      <dl className={styles.proof}>
        <dt>{t('pages:bingo.proof.commitment')}</dt>
        <dd>{commitment}</dd>
      </dl>
    </details>
  );
}

function Draws() {
  const type = useType();
  const { t } = useTexts();
  const query = useAnswer(getDraws, {});
  const title = t('pages:draws.title');
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading>{title}</PageHeading>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:draws.words')}</p>
      </div>
      <DrawForm />
      <Block title={t('pages:draws.latest')}>
        <Loaded
          query={query}
          skeleton={<Skeleton height={240} width="100%" />}
          what={t('pages:draws.latest')}
        >
          {({ draws, next }) => (
            <>
              {draws.length === 0 ? (
                <Surface>
                  <BlockState top="leaning" words={t('pages:draws.none')} />
                </Surface>
              ) : (
                <Surface className={styles.list}>
                  <ul>
                    {draws.map((drawn) => (
                      <Row drawn={drawn} key={drawn.number} />
                    ))}
                  </ul>
                </Surface>
              )}
              <NextProof commitment={next.commitment} number={next.number} />
            </>
          )}
        </Loaded>
      </Block>
    </div>
  );
}

export function DrawsPage() {
  return (
    <PageTexts>
      <Draws />
    </PageTexts>
  );
}
