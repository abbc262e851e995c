import type { ComponentType } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { BackupDisks } from './hardware/backup-disks';
import { CloudMeter } from './hardware/cloud-meter';
import { CloudNetwork } from './hardware/cloud-network';
import { DedicatedServer } from './hardware/dedicated-server';
import { DiskShelf } from './hardware/disk-shelf';
import { HelpdeskLaptop } from './hardware/helpdesk-laptop';
import { HomeOffices } from './hardware/home-offices';
import { LoadBalancer } from './hardware/load-balancer';
import { Rack } from './hardware/rack';
import { SupportDesk } from './hardware/support-desk';
import { ThreeDevices } from './hardware/three-devices';
import { Toolbox } from './hardware/toolbox';
import { Topology } from './hardware/topology';
import { TwoOffices } from './hardware/two-offices';
import { ApprovalFlow } from './paper/approval-flow';
import { BillLens } from './paper/bill-lens';
import { CostChart } from './paper/cost-chart';
import { FourDrawers } from './paper/four-drawers';
import { LaunchTicket } from './paper/launch-ticket';
import { MaintenanceCalendar } from './paper/maintenance-calendar';
import { SharedPlan } from './paper/shared-plan';
import { SprintBoard } from './paper/sprint-board';
import { TornReceipt } from './paper/torn-receipt';
import { Whiteboard } from './paper/whiteboard';
import { Workbench } from './paper/workbench';
import { AiInbox } from './software/ai-inbox';
import { ApiContract } from './software/api-contract';
import { Buzme } from './software/buzme';
import { BuzmeDesk } from './software/buzme-desk';
import { Buzsmart } from './software/buzsmart';
import { Buzstorage } from './software/buzstorage';
import { CodeWindow } from './software/code-window';
import { ContentBlocks } from './software/content-blocks';
import { EditorAndServer } from './software/editor-and-server';
import { OpenSourceStack } from './software/open-source-stack';
import { PageFrame } from './software/page-frame';
import { PhoneApp } from './software/phone-app';
import { PictureWall } from './software/picture-wall';
import { PlatformShelf } from './software/platform-shelf';
import { PortfolioApp } from './software/portfolio-app';
import { PortfolioEnterprise } from './software/portfolio-enterprise';
import { PortfolioWebsite } from './software/portfolio-website';
import { Prototype } from './software/prototype';
import { SaasDashboard } from './software/saas-dashboard';
import { SearchResults } from './software/search-results';
import { ThemeSheet } from './software/theme-sheet';
import { ToolSwap } from './software/tool-swap';
import { WebPortal } from './software/web-portal';

/** The drawings that are one plain <svg>, without styles of their own: pages and pictures of shared links show them. */
export const svgDrawings = {
  'ai-inbox': AiInbox,
  'api-contract': ApiContract,
  'approval-flow': ApprovalFlow,
  'backup-disks': BackupDisks,
  'bill-lens': BillLens,
  buzme: Buzme,
  'buzme-desk': BuzmeDesk,
  buzsmart: Buzsmart,
  buzstorage: Buzstorage,
  'cloud-meter': CloudMeter,
  'cloud-network': CloudNetwork,
  'code-window': CodeWindow,
  'content-blocks': ContentBlocks,
  'cost-chart': CostChart,
  'dedicated-server': DedicatedServer,
  'disk-shelf': DiskShelf,
  'editor-and-server': EditorAndServer,
  'four-drawers': FourDrawers,
  'helpdesk-laptop': HelpdeskLaptop,
  'home-offices': HomeOffices,
  'launch-ticket': LaunchTicket,
  'load-balancer': LoadBalancer,
  'maintenance-calendar': MaintenanceCalendar,
  'open-source-stack': OpenSourceStack,
  'page-frame': PageFrame,
  'phone-app': PhoneApp,
  'picture-wall': PictureWall,
  'platform-shelf': PlatformShelf,
  'portfolio-app': PortfolioApp,
  'portfolio-enterprise': PortfolioEnterprise,
  'portfolio-website': PortfolioWebsite,
  prototype: Prototype,
  rack: Rack,
  'saas-dashboard': SaasDashboard,
  'search-results': SearchResults,
  'shared-plan': SharedPlan,
  'sprint-board': SprintBoard,
  'support-desk': SupportDesk,
  'theme-sheet': ThemeSheet,
  'three-devices': ThreeDevices,
  'tool-swap': ToolSwap,
  toolbox: Toolbox,
  topology: Topology,
  'torn-receipt': TornReceipt,
  'two-offices': TwoOffices,
  'web-portal': WebPortal,
  whiteboard: Whiteboard,
  workbench: Workbench,
} satisfies Record<Exclude<DrawingName, 'two-bills'>, ComponentType>;
