/** Zone and locale of a machine far away, with another day and other small letters than those of the tests. */
export const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
