// The page of a puzzle whose address names none: the header stays, and a link leads home.
import { AppHeader } from '../../frame/shell/AppHeader.tsx';
import { NotFoundPage } from '../../parts/NotFoundPage.tsx';

export function WrongAddress() {
  return (
    <>
      <AppHeader />
      <NotFoundPage />
    </>
  );
}
