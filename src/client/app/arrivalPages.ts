// Modules of the pages that links in mails and identity providers lead to, and of the forgotten password. A file of its own, for the same reason as `laterPages.ts`.
import type { ComponentType } from 'react';

export const arrivalPages = {
  forgotPassword: async () =>
    (await import('../people/signIn/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  gameSpace: async () => (await import('../people/signIn/GameSpacePage.tsx')).GameSpacePage,
  google: async () => (await import('../people/signIn/provider/ProviderReturnPage.tsx')).GooglePage,
  googleMeet: async () => (await import('../people/signIn/provider/GoogleMeetPage.tsx')).GoogleMeetPage,
  integration: async () => (await import('../people/signIn/provider/IntegrationPage.tsx')).IntegrationPage,
  microsoft: async () => (await import('../people/signIn/provider/ProviderReturnPage.tsx')).MicrosoftPage,
  passwordReset: async () =>
    (await import('../people/signIn/password/PasswordResetPage.tsx')).PasswordResetPage,
  proveDomain: async () => (await import('../people/signIn/sso/ProveDomainPage.tsx')).ProveDomainPage,
  sso: async () => (await import('../people/signIn/sso/SsoPage.tsx')).SsoPage,
  ssoBack: async () => (await import('../people/signIn/sso/SsoBackPage.tsx')).SsoBackPage,
  verify: async () => (await import('../people/signIn/verify/VerifyPage.tsx')).VerifyPage,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
