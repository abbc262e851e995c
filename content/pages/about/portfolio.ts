import type { PageInput } from '../../schema/page';

export const page: PageInput = {
  path: '/about/portfolio',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Portfolio: apps, systems ==and websites==',
      lead: 'Each card shows the task, the solution and the service you would order. All are examples, until clients let us show their projects.',
      drawing: 'picture-wall',
      highlights: [
        { title: 'Mobile and web apps', description: 'For customers, patients and people who work on the road.' },
        { title: 'Enterprise', description: 'For approvals, reports and other internal work.' },
        { title: 'Websites', description: 'Easy to read on a phone, and easy to edit without training.' },
      ],
    },
    {
      kind: 'portfolio',
      anchor: 'work',
      heading: 'Projects',
    },
    {
      kind: 'coupon',
      description: 'Your first project gets the discount, whether it is an app, a system or a website.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Tell us which example is closest to your project, and what is different.',
        call: 'An engineer will explain how such a project is built and what drives its price.',
        project: 'Send us your outline. We’ll reply with a scope, prices and dates.',
      },
    },
  ],
};
