/** The time some minutes after a start such as '09:00': on the clock ('9:04 AM'), and for machines ('09:04'). */
export function timeAfter(start: string, minutes: number): { text: string; dateTime: string } {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  const hours = Math.floor(total / 60) % 24;
  const past = String(total % 60).padStart(2, '0');
  return {
    text: `${hours % 12 || 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`,
    dateTime: `${String(hours).padStart(2, '0')}:${past}`,
  };
}
