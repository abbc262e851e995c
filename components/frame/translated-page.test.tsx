/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BookingCalendar } from '@/components/booking/booking-calendar.client';
import { calculator, mockBrowser } from '@/components/calculator/savings-calculator-fixture';
import { ChatBubble } from '@/components/chat/chat-bubble.client';
import { EnquirySection } from '@/components/requests/enquiry-section';
import { SelectField } from '@/components/requests/form-fields';
import { DraftLine, SentLine } from '@/components/requests/form-parts';
import { Announcer } from '@/components/ui/announcer';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { enquiryFields } from '@/content/forms/enquiry';
import { openCalendar } from '@/lib/booking/open-calendar';
import { openChat } from '@/lib/chat/open-chat';

jest.mock('@/lib/chat/open-chat', () => ({ openChat: jest.fn() }));
jest.mock('@/lib/booking/open-calendar', () => ({ openCalendar: jest.fn() }));

/* Translators replace text nodes with elements. React throws when it removes a replaced one that has siblings. */

test('the chat opens in a page that was translated while it was loading', async () => {
  render(
    <ChatBubble chat={{ url: 'https://chat.example', token: 't' }}>
      <p>Write or call</p>
    </ChatBubble>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
  await waitFor(() => expect(openChat).toHaveBeenCalled());
  const [, , onProgress] = jest.mocked(openChat).mock.lastCall ?? [];
  act(() => onProgress?.('opening'));
  translatePage();
  act(() => onProgress?.('open'));
  expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
});

test('the calendar opens in a page that was translated while it was loading', () => {
  render(
    <>
      <BookingCalendar
        calendar={{ origin: 'https://cal.example', link: 'ada/30min' }}
        cover={<p>Cover</p>}
        fallback={<p>Write or call</p>}
      />
      <Announcer />
    </>,
  );
  jest.mocked(openCalendar).mockReturnValue(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Show the calendar' }));
  const [, handlers] = jest.mocked(openCalendar).mock.lastCall ?? [];
  act(() => handlers?.onChange({ status: 'loading' }));
  translatePage();
  act(() => handlers?.onChange({ status: 'shown' }));
  expect(screen.getByRole('status')).toHaveTextContent('The calendar is open.');
});

test('in a translated page the lines about what a form keeps and sends still change', () => {
  const lines = (draftPlace: 'tab' | 'page', what: string) => (
    <form>
      <DraftLine draftPlace={draftPlace} onClear={() => {}} />
      <SentLine what={what} />
    </form>
  );
  const { rerender, container } = render(lines('tab', 'your name and plan'));
  translatePage();
  rerender(lines('page', 'your name'));
  expect(container).not.toHaveTextContent('stays in this tab');
  expect(container).toHaveTextContent('We receive your name, and');
});

test('a translated choice is sent with its original value', () => {
  render(
    <form aria-label="Enquiry">
      <SelectField id="enquiry-service" name="service" field={enquiryFields.service} none="Choose" />
    </form>,
  );
  translatePage((text) => text.toUpperCase());
  const [choice] = screen.getAllByRole<HTMLOptionElement>('option', { name: 'IT SUPPORT' });
  if (choice) choice.selected = true;
  expect(screen.getByRole('form')).toHaveFormValues({ service: 'IT Support' });
});

test('a weekday that was wrapped before hydration does not make React render the contact page anew', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<EnquirySection />);
  const hours = [...page.querySelectorAll('dd *, dd')].flatMap(({ childNodes }) => [...childNodes]);
  for (const { nodeValue, parentElement } of hours) {
    if (!nodeValue?.includes('Mon - Fri') || !parentElement) continue;
    parentElement.innerHTML = parentElement.innerHTML.replace(/Mon|Fri/g, '<font>$&</font>');
  }
  expect(page.querySelectorAll('font')).toHaveLength(2);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(page, <EnquirySection />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  page.remove();
});

describe('the calculator', () => {
  const SETTLED_MS = 500;
  const settle = () => act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));

  beforeEach(mockBrowser);

  /** The text of receipt and pictures after a change of team and tools. */
  async function textFor(people: string, translate: () => void) {
    window.history.replaceState(null, '', '/savings-calculator');
    sessionStorage.clear();
    const { unmount } = render(calculator);
    await settle();
    translate();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: people } });
    await settle();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('checkbox', { name: /^Team chat/ }));
    await settle();
    const pictures = screen.getByRole('region', { name: /^Your tool bill as the team grows/ });
    expect(pictures).toHaveTextContent('3 tools: ');
    const texts = [screen.getByLabelText('Your receipt').textContent, pictures.textContent];
    unmount();
    return texts;
  }

  test.each(['40', '4'])('shows the same for a team of %s in a translated page as in any other', async (people) => {
    expect(await textFor(people, translatePage)).toEqual(await textFor(people, () => {}));
  });
});
