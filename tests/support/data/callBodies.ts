// What calls need besides a claim to be understood, by their path.
import { randomUUID } from 'node:crypto';
import { handClock } from '../servers/handClock.ts';
import { password } from '../servers/testApp.ts';
import { predictionBodies } from './predictionRequests.ts';

const puzzleCalls = ['/api/FindTheWord', '/api/GeoPuzzle', '/api/Mathle', '/api/Sudoku'];
const emptyGrid = '0'.repeat(81);

export const callBodies: Readonly<Record<string, object>> = {
  '/api/Analytics/Click': { click: 'helpOpened' },
  '/api/Admin/MakeToken': {
    name: 'Intranet',
    scopes: ['members:read'],
    lastDay: new Date(handClock().now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10),
  },
  '/api/Admin/MakeWebhook': { url: 'https://hooks.example.test', events: ['member.left'] },
  '/api/Admin/ChangeWebhook': { webhookId: randomUUID(), events: ['member.left'] },
  '/api/Admin/SwitchWebhookOn': { webhookId: randomUUID() },
  '/api/Admin/RemoveWebhook': { webhookId: randomUUID() },
  '/api/Admin/TestWebhook': { webhookId: randomUUID() },
  '/api/Admin/ResendDelivery': { deliveryId: randomUUID() },
  '/api/Admin/SetRetention': { kind: 'games', days: 90 },
  '/api/Admin/PlaceHold': { userId: null, reason: 'A matter' },
  '/api/Admin/EndHold': { holdId: randomUUID() },
  '/api/Admin/EndToken': { tokenId: randomUUID() },
  '/api/Admin/DeleteTeam': { companyName: 'Ours' },
  '/api/Game/Away': { until: null },
  '/api/Game/ConditionalMoves/{roomId}/{game}': { turn: 1, lines: [] },
  '/api/Game/Note/{roomId}/{game}': { text: 'Castle soon' },
  '/api/Authentication/changePassword': { oldPassword: password, newPassword: 'quiet-harbour-bell-7' },
  '/api/Authentication/confirmSecondFactor': { code: '000000' },
  '/api/Authentication/addPasskey': {
    name: 'Laptop',
    passkey: { id: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
  },
  '/api/Authentication/removePasskey': { passkeyId: 'AA' },
  '/api/Authentication/confirm': { password },
  '/api/Survey/SurveyEnd': { hasSubmitted: false },
  '/api/Authentication/sendInviteEmail': { email: 'somebody@example.test' },
  '/api/Admin/SendInviteMessage': { userId: randomUUID() },
  '/api/Admin/RemoveMember': { userId: randomUUID() },
  '/api/Admin/ConfirmNewcomer': { userId: randomUUID(), signUpId: 'A'.repeat(43) },
  '/api/Admin/RefuseNewcomer': { userId: randomUUID(), signUpId: 'A'.repeat(43) },
  '/api/UserProfile/Onboarding': { onboardingKey: 'tour' },
  '/api/{kind}/SendInviteMessage': {
    opponentUserId: randomUUID(),
    roomName: 'Tea break',
    roomId: 'A'.repeat(22),
    gameType: 'connect4',
  },
  '/api/Puzzle/PostSchedule': {
    puzzleType: 'sudoku',
    hour: 9,
    minute: 30,
    duration: 600,
    days: [1],
  },
  '/api/Puzzle/DeleteSchedule': { puzzleType: 'mathle' },
  '/api/Stripe/Customer': {
    companyName: 'Ours',
    vatNumber: '',
    financeEmail: 'finance@example.test',
    country: 'DE',
    addressLine1: 'Quay 1',
    addressLine2: '',
    city: 'Berlin',
    stateProvince: '',
    postalCode: '10115',
    contactFirstName: 'Ada',
    contactLastName: 'Moss',
    contactEmail: 'ada@example.test',
    contactPhone: '',
  },
  '/api/Stripe/Subscription': { package: 'team', isPayPerUser: true, isMonthly: true, maxUser: 5 },
  '/api/Stripe/SandboxCheckout': { checkoutId: randomUUID(), outcome: 'pay' },
  ...predictionBodies,
  '/api/Teams/DeleteScheduledGame': { gameId: randomUUID() },
  '/api/Slack/DeleteScheduledGame': { gameId: randomUUID() },
  '/api/Sudoku/Submit': { gameId: randomUUID(), sudoku: emptyGrid },
  '/api/Sudoku/Draft': { gameId: randomUUID(), draft: '' },
  '/api/Sudoku/Hint': { gameId: randomUUID(), sudoku: emptyGrid },
  ...Object.fromEntries(
    puzzleCalls.flatMap((path) => [
      [`${path}/JoinGame`, { gameId: randomUUID() }],
      [`${path}/Guess`, { gameId: randomUUID(), guess: 'about', guessNumber: 1 }],
      [`${path}/Extra`, { gameId: randomUUID(), round: 0, choice: 0 }],
    ]),
  ),
};
