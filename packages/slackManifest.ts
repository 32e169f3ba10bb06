// What Slack takes for a manifest, in the words of its own SDK.
import type { AppsManifestValidateArguments } from '@slack/web-api';

export type SlackManifest = AppsManifestValidateArguments['manifest'];
