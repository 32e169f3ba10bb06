// A trivia as its people meet it: scheduled over HTTP, followed over the live connection.
import type { Quiz } from '../../../src/contract/events/quiz.ts';
import type { Trivia, TriviaSetup } from '../../../src/contract/events/triviaShapes.ts';
import type { Player } from './player.ts';
import type { Member } from './team.ts';

export async function scheduleTrivia(url: string, { guulJwt }: Member, setup: TriviaSetup): Promise<string> {
  const body = new FormData();
  body.append('trivia', JSON.stringify(setup));
  const answer = await fetch(`${url}/api/Trivia`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guulJwt}` },
    body,
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  const { id }: Trivia = await answer.json();
  return id;
}

export async function getTrivia(url: string, { guulJwt }: Member, id: string): Promise<Trivia> {
  const answer = await fetch(`${url}/api/Trivia/${id}`, { headers: { authorization: `Bearer ${guulJwt}` } });
  return answer.json();
}

/** The newest state this person was sent. */
export const stateOf = ({ heard }: Player): Quiz | null => {
  const last = heard.findLast(({ name }) => name === 'quiz:state');
  return last ? (last.payload as Quiz) : null; // the server's own words
};
