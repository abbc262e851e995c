import type { IconNode } from 'lucide';
import * as lucide from 'lucide';
import { createElement } from 'react';
import type { IconName } from '@/content/schema/icon';

/** Lucide's icons by our names. They are plain data, so a page gets only the paths of its icons, and no script. */
const icons: Record<IconName, IconNode> = {
  'arrow-right': lucide.ArrowRight,
  board: lucide.SquareKanban,
  book: lucide.BookOpen,
  building: lucide.Building2,
  calendar: lucide.CalendarDays,
  car: lucide.Car,
  chat: lucide.MessagesSquare,
  check: lucide.Check,
  clipboard: lucide.ClipboardList,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  code: lucide.CodeXml,
  cross: lucide.X,
  dash: lucide.Minus,
  database: lucide.Database,
  factory: lucide.Factory,
  'file-text': lucide.FileText,
  folder: lucide.FolderOpen,
  gauge: lucide.Gauge,
  globe: lucide.Globe,
  graduation: lucide.GraduationCap,
  handshake: lucide.Handshake,
  'hard-hat': lucide.HardHat,
  'heart-pulse': lucide.HeartPulse,
  house: lucide.House,
  key: lucide.KeyRound,
  laptop: lucide.Laptop,
  layers: lucide.Layers,
  library: lucide.Library,
  lifebuoy: lucide.LifeBuoy,
  'list-checks': lucide.ListChecks,
  lock: lucide.Lock,
  mail: lucide.Mail,
  network: lucide.Network,
  note: lucide.NotebookPen,
  organization: lucide.Landmark,
  package: lucide.Package,
  palette: lucide.Palette,
  phone: lucide.Phone,
  play: lucide.Play,
  presentation: lucide.Presentation,
  receipt: lucide.ReceiptText,
  refresh: lucide.RefreshCw,
  rocket: lucide.Rocket,
  scissors: lucide.Scissors,
  search: lucide.Search,
  server: lucide.Server,
  shield: lucide.ShieldCheck,
  'shopping-bag': lucide.ShoppingBag,
  smartphone: lucide.Smartphone,
  sparkles: lucide.Sparkles,
  target: lucide.Target,
  ticket: lucide.Ticket,
  truck: lucide.Truck,
  users: lucide.Users,
  video: lucide.Video,
  wallet: lucide.Wallet,
  wrench: lucide.Wrench,
};

/** A decorative icon in the color of the text; `size` is in rem. Screen readers skip it. */
export function Icon({ name, size = 1.25 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icons[name].map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
