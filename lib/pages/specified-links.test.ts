import { page as home } from '@/content/pages/home';
import { page as managedServices } from '@/content/pages/managed-services';

/* Where the buttons lead that the specification names, sections 2 and 3. */

test('the slides and the cards of the home page lead where the specification says', () => {
  const sections = home.sections.map((section) => {
    if (section.kind === 'slideshow') return section.slides.map(({ buttonLink }) => buttonLink);
    return section.kind === 'service-groups' ? section.groups.map(({ link }) => link) : [];
  });
  const groups = ['/software-development', '/startup-services', '/cms-wordpress-development', '/managed-services'];
  expect(sections.filter(({ length }) => length > 0)).toEqual([['booking', ...groups], groups]);
});

test('View All Projects leads to /managed-services', () => {
  const actions = managedServices.sections.flatMap((section) => ('action' in section ? section.action : []));
  expect(actions).toContainEqual({ label: 'View All Projects', to: '/managed-services' });
});
