// Twenty-four shapes that fall once when somebody here has won a stage; none where motion is reduced.
import type { CSSProperties } from 'react';
import './celebration.css';

const shapes = Array.from({ length: 24 }, (_, at) => at);

export const Celebration = () => (
  <div aria-hidden="true" className="bg-party">
    {shapes.map((at) => (
      <span
        data-shape={at % 4}
        key={at}
        style={{ left: `${(at * 41) % 100}%`, animationDelay: `${(at % 6) * 40}ms` } as CSSProperties}
      />
    ))}
  </div>
);
