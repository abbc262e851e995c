import type { Scene } from './scene';
import { backupDisks, DISK_FRAMES } from './scenes/backup-disks';
import { deskLamp } from './scenes/desk-lamp';
import { folders } from './scenes/folders';
import { handTools } from './scenes/hand-tools';
import { keys } from './scenes/keys';
import { portrait } from './scenes/portrait';
import { rack } from './scenes/rack';
import { receipts } from './scenes/receipts';
import { wallCalendar } from './scenes/wall-calendar';

/** A picture of a committed post. */
export type SamplePicture = {
  format: 'jpeg' | 'png' | 'gif';
  /** One scene, or the frames of an animation. */
  scenes: () => Scene[];
};

/** By path, with year and month as in Ghost's uploads. */
export const samplePictures: Readonly<Record<string, SamplePicture>> = {
  '/content/images/2026/11/receipts.jpg': { format: 'jpeg', scenes: () => [receipts()] },
  '/content/images/2026/10/backup-disks.gif': {
    format: 'gif',
    scenes: () => Array.from({ length: DISK_FRAMES }, (_, frame) => backupDisks(frame)),
  },
  // Taller than wide, so that lists have to crop it.
  '/content/images/2026/09/server-rack.jpg': { format: 'jpeg', scenes: () => [rack()] },
  '/content/images/2026/08/keys.jpg': { format: 'jpeg', scenes: () => [keys()] },
  // With a transparent background.
  '/content/images/2026/07/hand-tools.png': { format: 'png', scenes: () => [handTools()] },
  '/content/images/2026/06/folders.jpg': { format: 'jpeg', scenes: () => [folders()] },
  '/content/images/2026/04/desk-lamp.jpg': { format: 'jpeg', scenes: () => [deskLamp()] },
  '/content/images/2026/03/wall-calendar.jpg': { format: 'jpeg', scenes: () => [wallCalendar()] },
  '/content/images/2026/02/engineering.jpg': { format: 'jpeg', scenes: () => [portrait()] },
};
