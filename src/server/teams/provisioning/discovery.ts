// What the server tells directories about itself: its abilities, its two kinds of resources, and their attributes (RFC 7643, sections 5 to 7).
import { groupSchema, scimPath, userSchema } from './resource.ts';

export const mostListed = 200;

export const serviceProviderConfig = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: `${publicUrl}/help/tokens`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Token of the team',
      description: 'A token with the right people:provision, made in the admin panel',
      primary: true,
    },
  ],
  meta: {
    resourceType: 'ServiceProviderConfig',
    location: `${publicUrl}${scimPath}/ServiceProviderConfig`,
  },
});

export const userType = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'A person of the team',
  schema: userSchema,
  meta: { resourceType: 'ResourceType', location: `${publicUrl}${scimPath}/ResourceTypes/User` },
});

export const groupType = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'Group',
  name: 'Group',
  endpoint: '/Groups',
  description: 'A group of people of the team',
  schema: groupSchema,
  meta: { resourceType: 'ResourceType', location: `${publicUrl}${scimPath}/ResourceTypes/Group` },
});

interface About {
  readonly type?: 'boolean' | 'complex' | 'reference' | 'string';
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: 'immutable' | 'readOnly';
  readonly uniqueness?: 'global' | 'server';
  readonly multiValued?: true;
  readonly subAttributes?: readonly object[];
  readonly referenceTypes?: readonly string[];
}

const attribute = (name: string, description: string, about: About = {}) => ({
  name,
  description,
  type: about.type ?? 'string',
  multiValued: about.multiValued ?? false,
  required: about.required ?? false,
  caseExact: about.caseExact ?? false,
  mutability: about.mutability ?? 'readWrite',
  returned: 'default',
  uniqueness: about.uniqueness ?? 'none',
  ...(about.subAttributes && { subAttributes: about.subAttributes }),
  ...(about.referenceTypes && { referenceTypes: about.referenceTypes }),
});

const name = [
  attribute('formatted', 'The same as displayName, which wins where both are sent'),
  attribute('givenName', 'First name'),
  attribute('familyName', 'Last name'),
];

/** What points to another resource. */
const parts = (noun: string, resource: string, mutability: 'immutable' | 'readOnly', type: string) => [
  attribute('value', `The id of the ${noun}`, { mutability, caseExact: true }),
  attribute('$ref', `The address of the ${noun}`, {
    type: 'reference',
    mutability,
    referenceTypes: [resource],
  }),
  attribute('display', `The name of the ${noun}`, { mutability: 'readOnly' }),
  attribute('type', type, { mutability }),
];

const emails = [
  attribute('value', 'The same as userName', { mutability: 'readOnly' }),
  attribute('type', 'Always work', { mutability: 'readOnly' }),
  attribute('primary', 'Always true', { type: 'boolean', mutability: 'readOnly' }),
];

export const userAttributes = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: userSchema,
  name: 'User',
  description: 'A person of the team',
  attributes: [
    attribute('userName', 'The e-mail address of the person', { required: true, uniqueness: 'global' }),
    attribute('displayName', 'The name that colleagues see'),
    attribute('name', 'The parts of the name', { type: 'complex', subAttributes: name }),
    attribute('emails', 'The address of userName', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: emails,
    }),
    attribute('active', 'False: switched off', { type: 'boolean' }),
    attribute('externalId', 'The id that the directory gave the person', { caseExact: true }),
    attribute('groups', 'The groups of the directory that the person is in', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: parts('group', 'Group', 'readOnly', 'Always direct'),
    }),
  ],
  meta: { resourceType: 'Schema', location: `${publicUrl}${scimPath}/Schemas/${userSchema}` },
});

export const groupAttributes = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: groupSchema,
  name: 'Group',
  description: 'A group of people of the team',
  attributes: [
    attribute('displayName', 'The name, one of each in a team', { required: true, uniqueness: 'server' }),
    attribute('externalId', 'The id that the directory gave the group', { caseExact: true }),
    attribute('members', 'Users of the team', {
      type: 'complex',
      multiValued: true,
      subAttributes: parts('user', 'User', 'immutable', 'Always User'),
    }),
  ],
  meta: { resourceType: 'Schema', location: `${publicUrl}${scimPath}/Schemas/${groupSchema}` },
});
