// Testing Library waits for a second by default: too short where four workers share two processors.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
