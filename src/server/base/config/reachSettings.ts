// Settings of what teams may have the server reach: identity providers and log systems inside the network, and name servers.
import { isOrigin, listSetting } from './setting.ts';

export const reachSettings = {
  ssoInside: listSetting(
    {
      name: 'SSO_INSIDE',
      fallback: '',
      meaning:
        'Origins of identity providers inside the network that teams may connect to; all others must be https on the internet.',
    },
    'origins such as https://login.corp.example, separated by commas',
    isOrigin,
  ),
  syslogInside: listSetting(
    {
      name: 'SYSLOG_INSIDE',
      fallback: '',
      meaning:
        'Hosts inside the network, each with its port, to which teams may have their audit log sent; all others must be on the internet.',
    },
    'hosts such as siem.corp.example:6514, separated by commas',
    (item) => /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\]):\d{1,5}$/.test(item),
  ),
  dnsServers: listSetting(
    {
      name: 'DNS_SERVERS',
      fallback: '',
      meaning:
        'The name servers that are asked for the records that prove domains. Not set: those of this machine.',
    },
    'addresses such as 192.0.2.53 or 192.0.2.53:5353',
    (item) => /^[\d.]+(?::\d{1,5})?$|^[\da-fA-F:]+$|^\[[\da-fA-F:]+\](?::\d{1,5})?$/.test(item),
  ),
} as const;
