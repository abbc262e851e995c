import { frameTexts } from '@/content/texts/frame';
import { breadcrumb } from '@/lib/routes/find-route';
import { Icon } from './icon';

/** The path to the page, from the home icon down. `.breadcrumb` is in the global style sheet. */
export function Breadcrumb({ path }: { path: string }) {
  const steps = breadcrumb(path);
  return (
    <nav className="breadcrumb" aria-label={frameTexts.breadcrumb}>
      <ol>
        {steps.map((step) => (
          <li key={step.path}>
            {step.path === path ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <a href={step.path} aria-label={step.path === '/' ? frameTexts.home : undefined}>
                {step.path === '/' ? <Icon name="house" size={1.1} /> : step.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
