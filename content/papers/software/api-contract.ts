import type { Paper } from '../../schema/paper';

export const apiContract = {
  id: 'api-contract',
  look: 'report',
  title: 'API contract, page 7',
  shortTitle: 'API contract',
  subtitle: 'Book a room, version 1, agreed with the app team',
  blocks: [
    {
      kind: 'code',
      caption: 'Your app asks',
      code: [
        'POST /v1/bookings HTTP/1.1',
        'Host: api.example.com',
        'Authorization: Bearer <token>',
        'Idempotency-Key: "8e03978e-40d5"',
        'Content-Type: application/json',
        '',
        '{ "room": "r_204", "people": 6,',
        '  "from": "2027-03-09T14:00:00Z",',
        '  "to": "2027-03-09T16:00:00Z" }',
      ],
    },
    {
      kind: 'code',
      caption: 'The API answers within 300 ms',
      code: [
        'HTTP/1.1 201 Created',
        'Location: /v1/bookings/b_8812',
        'Content-Type: application/json',
        '',
        '{ "id": "b_8812", "status": "held",',
        '  "held_until": "2027-03-08T09:15:00Z" }',
      ],
    },
    {
      kind: 'table',
      columns: [{ label: 'Or it answers' }, { label: 'Because' }, { label: 'Your app' }],
      rows: [
        ['409 Conflict', 'The room is taken', 'Offers other times'],
        ['422 Unprocessable', 'A field is wrong', 'Marks the field named'],
        ['429 Too Many', 'Over 60 a minute', 'Waits for Retry-After'],
        ['503 Unavailable', 'Calendar is down', 'Repeats, same key'],
      ],
    },
    {
      kind: 'note',
      label: 'Promise:',
      text: 'the same key sent twice makes one booking. A contract test repeats this request before every release.',
    },
  ],
} as const satisfies Paper;
