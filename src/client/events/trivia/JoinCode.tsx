// The address of a trivia as a QR code, for the screen of a room: a colleague's phone opens it, signs in and takes part.

import { useTexts } from '../../../ui/texts.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import styles from './live/screen.module.css';

export function JoinCode({ trivia }: { readonly trivia: string }) {
  const { t } = useTexts();
  const address = `${window.location.origin}/events/trivia/${trivia}`;
  return <QrCode className={styles.joinCode} label={t('pages:trivia.joinCode')} text={address} />;
}
