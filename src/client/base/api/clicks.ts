// Says that a link was used. Whether it arrives does not matter to anybody who used it.
import { type CountedClick, postClick } from '../../../contract/admin/clicks.ts';
import { call } from './call.ts';

export const countClick = (click: CountedClick): void => void call(postClick, { body: { click } });
