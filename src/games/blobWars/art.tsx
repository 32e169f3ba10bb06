// Catalogue art: two blobs meeting, one round-eyed, one sleepy.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path d="M9 37.2c0-10 6.5-17 15-17s15 6 15 16.5-6 17-15.5 17S9 47.2 9 37.2z" fill="rgb(0 0 0/.2)" />
      <path d="M9 36c0-10 6.5-17 15-17s15 6 15 16.5-6 17-15.5 17S9 46 9 36z" fill="#0b4a55" />
      <circle cx="18.5" cy="33" r="4.6" fill="#fff" />
      <circle cx="29.5" cy="33" r="4.6" fill="#fff" />
      <circle cx="20.3" cy="32.2" r="2.3" fill="#0a2226" />
      <circle cx="31.3" cy="32.2" r="2.3" fill="#0a2226" />
      <path d="M32 25.2c0-8 5.5-13 12-13s12.5 5 12.5 13-5 14-12.5 14-12-6-12-14z" fill="rgb(0 0 0/.2)" />
      <path d="M32 24c0-8 5.5-13 12-13s12.5 5 12.5 13-5 14-12.5 14-12-6-12-14z" fill="#f7a892" />
      <circle cx="39.5" cy="22" r="3.6" fill="#fff" />
      <circle cx="49" cy="22" r="3.6" fill="#fff" />
      <circle cx="38.8" cy="23.2" r="1.9" fill="#0a2226" />
      <circle cx="48.3" cy="23.2" r="1.9" fill="#0a2226" />
      <path d="M35.5 22a4 4 0 0 1 8 0zM45 22a4 4 0 0 1 8 0z" fill="#e08a72" />
      <path d="M44.2 28.5v6M41.2 31.5h6" stroke="#8e2f1a" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
};
