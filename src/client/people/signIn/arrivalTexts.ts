// English texts of the pages around the sign-in page, bundled with them: signing up, links in mails, identity providers.
import arrival from '../../../texts/en/arrival.json' with { type: 'json' };
import { addEnglish } from '../../base/words/textFiles.ts';

addEnglish('arrival', arrival);
