// The words of a right: the key `members:read` would name a namespace of the texts.
import type { TokenScope } from '../../../../contract/endpoint.ts';

export const rightsKey = (scope: TokenScope): string => `pages:tokens.scope.${scope.replace(':', '.')}`;
