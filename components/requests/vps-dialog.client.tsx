'use client';

import { environments } from '@/content/options';
import { formTexts } from '@/content/texts/form';
import { requestTexts, vpsTexts } from '@/content/texts/messages';
import { offersOf } from '@/lib/money/offers';
import { sentNouns } from '@/lib/requests/form-definition';
import { vpsForm } from '@/lib/requests/vps-request';
import { fillIn } from '@/lib/text/fill-in';
import { BillNoteLine } from './bill-note';
import { ChoiceGroup } from './choice-group';
import { TextField } from './form-fields';
import { SentLine } from './form-parts';
import { type DialogProps, RequestDialog, useDialogRequest } from './request-dialog';

const plans = offersOf('vps').map(({ id, name, terms, features }) => ({
  value: id,
  label: name,
  badge: terms,
  note: features.join(', '),
}));

const places = environments.map(({ name, description }) => ({ value: name, label: name, note: description }));

export function VpsDialog(props: DialogProps) {
  const { request, bill } = useDialogRequest(vpsForm, 'plan', props);
  const { field, isSending } = request;
  return (
    <RequestDialog
      {...props}
      definition={vpsForm}
      texts={vpsTexts}
      request={request}
      about="vps-intro"
      onSubmit={request.send}
    >
      <div className="pair">
        <TextField {...field('name')} />
        <TextField {...field('email')} />
      </div>
      <ChoiceGroup {...field('plan')} choices={plans} />
      <ChoiceGroup {...field('environment')} choices={places} />
      {!isSending && <BillNoteLine bill={bill} plan={request.entries.plan?.[0]} />}
      <div className="submit" {...request.waiting}>
        <button className="button" type="submit" name="send" disabled={isSending}>
          {isSending ? requestTexts.sending : requestTexts.submit}
        </button>
        <SentLine what={fillIn(formTexts.yourFields, { fields: sentNouns(vpsForm, request.entries) })} />
      </div>
    </RequestDialog>
  );
}
