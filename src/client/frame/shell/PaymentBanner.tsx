// Tells admins that a payment failed, until when it can be mended, and where.
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';

const useStyles = makeStyles({ button: { minHeight: '44px' } });

interface PaymentBannerProps {
  /** When the team is limited. */
  readonly due: string | null;
}

function Banner({ due }: PaymentBannerProps) {
  const styles = useStyles();
  const { t, language } = useTexts();
  const [isClosed, close] = useState(false);
  if (isClosed) return null;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {t(due ? 'pages:billing.banner.failedUntil' : 'pages:billing.banner.failed', {
          day: due ? format.format(new Date(due)) : '',
        })}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            aria-label={t('pages:billing.banner.close')}
            icon={<Dismiss20Regular />}
            onClick={() => close(true)}
          />
        }
      >
        <ButtonLink className={styles.button} to="/payment-method">
          {t('pages:billing.payment.update')}
        </ButtonLink>
      </MessageBarActions>
    </MessageBar>
  );
}

export const PaymentBanner = ({ due }: PaymentBannerProps) => (
  <PageTexts>
    <Banner due={due} />
  </PageTexts>
);
