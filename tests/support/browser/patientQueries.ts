// Testing Library waits for a second by default: too short where four workers share two processors.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react'); // most tests without a document need none of it
  configure({ asyncUtilTimeout: 15_000 });
}
