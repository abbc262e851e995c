import type { MailConfig } from '@/lib/config/public-config';
import type { Prefill } from '@/lib/requests/initial-values';

/** What both request dialogs are opened with. */
export type DialogProps = {
  mail: MailConfig;
  opening: number;
  prefill: () => Prefill;
  onSent: (reference: string) => void;
  onClosed: () => void;
};
