// What is drawn of a contest, as `contest.tsx` in its folder exports it: predicting, rankings, and typing in results.
import type { ComponentType } from 'react';
import type { DeskItem } from '../../../contract/events/predictionDesk.ts';
import type { PredictorGame } from '../../../contract/events/predictions.ts';

export interface StagesProps {
  readonly game: PredictorGame;
  readonly stageId: string | null;
  onStage(stageId: string): void;
}

export interface ResultProps {
  readonly gameId: string;
  readonly item: DeskItem;
}

export interface EditorProps {
  /** Null: a new one. */
  readonly gameId: string | null;
  readonly channel: { readonly groupId: string | null; readonly channelId: string | null };
  onClose(): void;
}

export interface NamedStage {
  readonly stageId: string;
  readonly name: string;
}

export interface DrawnContest {
  /** Where people predict and see what came out. */
  readonly Stages: ComponentType<StagesProps>;
  /** How the team stands altogether. */
  readonly Overview: ComponentType<{ readonly game: PredictorGame }>;
  /** The same of one stage; omitted: all is one stage. */
  readonly OfStage?: ComponentType<{ readonly game: PredictorGame; readonly stageId: string }>;
  /** Everybody's tips are shown in a grid once they are locked. */
  readonly hasTips?: true;
  /** What an admin chooses from before typing in results; nothing while it is on its way. */
  useStages(game: PredictorGame): readonly NamedStage[];
  /** A line of the results desk. */
  readonly Result: ComponentType<ResultProps>;
  /** Where an admin writes one; omitted: it comes from outside. */
  readonly Editor?: ComponentType<EditorProps>;
}
