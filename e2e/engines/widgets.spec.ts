import { test } from './fixtures';

test('the chat bubble opens the chat', async ({ tab }) => {
  await tab.openReady('/services');
  await tab.part('button', 'Chat with us').click();
  await tab.part('[data-fake="chat"]', 'Chat fake').shown();
});

test('the button shows the calendar', async ({ tab }) => {
  await tab.openReady('/contact');
  await tab.part('main button', 'Show the calendar').click();
  await tab.part('[data-fake="calendar"]', 'Calendar fake (month_view)').shown();
});
