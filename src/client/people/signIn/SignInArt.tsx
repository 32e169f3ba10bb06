// The illustration of the sign-in pages: a round table set for a game.
import { makeStyles } from '@fluentui/react-components';
import { Top } from '../../../ui/Top.tsx';

const useStyles = makeStyles({
  art: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    translate: '-50% -50%',
    width: 'min(100%, 720px)',
    aspectRatio: '1',
    forcedColorAdjust: 'none',
  },
});

/** Around the table, clockwise from the top: who sits there. */
const chairs = ['#f5b83d', '#e4553a', null, '#fffaf0', '#a890ff', '#55b4bf'];

const around = (index: number, radius: number) => {
  const angle = (index * Math.PI) / 3 - Math.PI / 2;
  return { x: 300 + radius * Math.cos(angle), y: 300 + radius * Math.sin(angle) };
};

function Chairs() {
  return chairs.map((colour, index) => {
    const { x, y } = around(index, 232);
    return colour ? (
      <g key={colour}>
        <circle cx={x} cy={y + 4} r="34" fill="rgb(0 0 0/.2)" />
        <circle cx={x} cy={y} r="34" fill={colour} />
        <circle cx={x} cy={y} r="22" fill="none" stroke="rgb(0 0 0/.14)" strokeWidth="5" />
      </g>
    ) : (
      <g key="free" fill="none" stroke="#b3dcde" strokeLinecap="round" strokeWidth="4">
        <circle cx={x} cy={y} r="32" strokeDasharray="11 10" />
        <path d={`M${x} ${y - 11}v22M${x - 11} ${y}h22`} />
      </g>
    );
  });
}

function Pieces() {
  return (
    <>
      <g transform="rotate(-16 196 238)">
        <rect x="168" y="204" width="54" height="76" rx="9" fill="rgb(0 0 0/.18)" />
        <rect x="168" y="200" width="54" height="76" rx="9" fill="#fffaf0" />
        <path
          fill="#d6402a"
          d="M195 258c-11-8-18-15-18-23 0-6 4.5-10 9.5-10 3.5 0 7 2 8.5 5 1.5-3 5-5 8.5-5 5 0 9.5 4 9.5 10 0 8-7 15-18 23z"
        />
      </g>
      <g transform="rotate(12 404 372)">
        <rect x="376" y="346" width="56" height="56" rx="13" fill="rgb(0 0 0/.18)" />
        <rect x="376" y="342" width="56" height="56" rx="13" fill="#fffaf0" />
        {[388, 404, 420].map((at) => (
          <circle cx={at} cy={at - 34} fill="#173a45" key={at} r="5" />
        ))}
      </g>
      <circle cx="218" cy="388" r="29" fill="rgb(0 0 0/.18)" />
      <circle cx="218" cy="384" r="29" fill="#173a45" />
      <path d="M218 370v28M204 384h28" stroke="#7fb3b8" strokeLinecap="round" strokeWidth="5" />
      <circle cx="262" cy="424" r="29" fill="rgb(0 0 0/.18)" />
      <circle cx="262" cy="420" r="29" fill="#e4553a" />
      <circle cx="262" cy="420" r="18" fill="none" stroke="#fffaf0" strokeWidth="4" />
      <g transform="rotate(8 384 222)">
        <rect x="356" y="200" width="52" height="52" rx="10" fill="rgb(0 0 0/.18)" />
        <rect x="356" y="196" width="52" height="52" rx="10" fill="#f3e3c3" />
        <path d="M371 211h22M382 211v24" fill="none" stroke="#173a45" strokeLinecap="round" strokeWidth="6" />
      </g>
    </>
  );
}

export function SignInArt() {
  const styles = useStyles();
  return (
    <svg aria-hidden="true" className={styles.art} viewBox="0 0 600 600">
      <circle cx="300" cy="300" r="286" fill="#005866" opacity=".45" />
      <Chairs />
      <circle cx="300" cy="308" r="184" fill="rgb(0 0 0/.22)" />
      <circle cx="300" cy="300" r="184" fill="#c8935c" />
      <circle cx="300" cy="300" r="170" fill="#efe8d9" />
      <Pieces />
      <ellipse cx="302" cy="352" rx="34" ry="7" fill="rgb(0 0 0/.16)" />
      <Top colour="#007482" size={108} x={246} y={246} />
    </svg>
  );
}
