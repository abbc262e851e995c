import type { Paper } from '../../schema/paper';

export const apiContract = {
  id: 'api-contract',
  title: 'API contract, page 7',
  shortTitle: 'API contract',
  subtitle: 'Book a room, version 1, agreed with the app team',
  blocks: [
    {
      kind: 'code',
      when: 'Once for each booking',
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
      kind: 'note',
      label: 'Promise:',
      text: 'the same key sent twice makes one booking. A contract test repeats this request before every release.',
    },
    {
      kind: 'code',
      when: 'Within 300 ms',
      caption: 'The API answers',
      code: [
        'HTTP/1.1 201 Created',
        'Location: /v1/bookings/b_8812',
        'Content-Type: application/json',
        '',
        '{ "id": "b_8812", "status": "held",',
        '  "held_until":',
        '    "2027-03-08T09:15:00Z" }',
      ],
    },
    {
      kind: 'code',
      when: 'When it can’t be booked',
      caption: 'Or an error, and the next step',
      code: [
        '409  Room taken: offer other times',
        '422  Wrong field: mark the one named',
        '429  Over 60 a minute: wait',
        '503  Calendar down: retry, same key',
      ],
    },
  ],
} as const satisfies Paper;
