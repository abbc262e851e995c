import type { ComponentType } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { AiInbox } from './ai-inbox';
import { ApiContract } from './api-contract';
import { ApprovalFlow } from './approval-flow';
import { BackupDisks } from './backup-disks';
import { BillLens } from './bill-lens';
import { Buzme } from './buzme';
import { BuzmeDesk } from './buzme-desk';
import { Buzsmart } from './buzsmart';
import { Buzstorage } from './buzstorage';
import { CloudMeter } from './cloud-meter';
import { CloudNetwork } from './cloud-network';
import { CodeWindow } from './code-window';
import { ContentBlocks } from './content-blocks';
import { CostChart } from './cost-chart';
import { DedicatedServer } from './dedicated-server';
import { DiskShelf } from './disk-shelf';
import { EditorAndServer } from './editor-and-server';
import { FourDrawers } from './four-drawers';
import { HelpdeskLaptop } from './helpdesk-laptop';
import { HomeOffices } from './home-offices';
import { LaunchTicket } from './launch-ticket';
import { LoadBalancer } from './load-balancer';
import { MaintenanceCalendar } from './maintenance-calendar';
import { OpenSourceStack } from './open-source-stack';
import { PageFrame } from './page-frame';
import { PhoneApp } from './phone-app';
import { PictureWall } from './picture-wall';
import { PlatformShelf } from './platform-shelf';
import { PortfolioApp } from './portfolio-app';
import { PortfolioEnterprise } from './portfolio-enterprise';
import { PortfolioWebsite } from './portfolio-website';
import { Prototype } from './prototype';
import { Rack } from './rack';
import { SaasDashboard } from './saas-dashboard';
import { SearchResults } from './search-results';
import { SharedPlan } from './shared-plan';
import { SprintBoard } from './sprint-board';
import { SupportDesk } from './support-desk';
import { ThemeSheet } from './theme-sheet';
import { ThreeDevices } from './three-devices';
import { ToolSwap } from './tool-swap';
import { Toolbox } from './toolbox';
import { Topology } from './topology';
import { TornReceipt } from './torn-receipt';
import { TwoOffices } from './two-offices';
import { WebPortal } from './web-portal';
import { Whiteboard } from './whiteboard';
import { Workbench } from './workbench';

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
