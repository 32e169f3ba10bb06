// Which addresses this server sends notifications to, and which it never calls.
import { expect, it } from 'vitest';
import { isPushEndpoint, pushServicesOf } from './pushServices.ts';

const services = pushServicesOf(['browsers']);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://web.push.apple.com/QO', true],
  ['https://a.b.push.apple.com/QO', true],
  ['https://fcm.googleapis.com:443/wp/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.test/fcm', false],
  ['https://evil.test/fcm.googleapis.com', false],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://web.push.apple.com@evil.test/x', false],
  ['https://me:secret@web.push.apple.com/x', false],
  ['https://web.push.apple.com/x#y', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/x', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
  [`https://fcm.googleapis.com/${'x'.repeat(1_000)}`, false],
])('%s: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint, services)).toBe(isOne);
});

it('is none where the operator has switched it off, and one of the operator’s own where that is listed', () => {
  const address = 'https://push.example.com/x';
  expect(isPushEndpoint(address, pushServicesOf(['off']))).toBe(false);
  expect(isPushEndpoint(address, services)).toBe(false);
  expect(isPushEndpoint(address, pushServicesOf(['browsers', 'https://push.example.com']))).toBe(true);
});
