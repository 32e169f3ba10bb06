// Routes of predictions.
import * as board from '../../../contract/events/predictionBoards.ts';
import * as desk from '../../../contract/events/predictionDesk.ts';
import * as call from '../../../contract/events/predictions.ts';
import type { Route } from '../../web/http/route.ts';
import {
  showingRaceOverview,
  showingRaces,
  showingScoreFixtures,
  showingScoreOverview,
  showingScoreStage,
  showingScoreTotals,
  showingSpecialOverview,
} from './boards.ts';
import { predictingEvent, predictingRace, predictingScores } from './predict.ts';
import { showingQuestions } from './questions.ts';
import { enteringResult, settingFactor, showingDesk } from './results.ts';
import { listingFixtures, listingGames, schedulingPredictor } from './schedule.ts';
import type { PredictionServices } from './services.ts';
import { savingSpecialEvent } from './specialEvent.ts';
import { type SpecialGameNeeds, showingSpecialDetails, showingSpecialGame } from './specialGame.ts';
import { listingRaceStages, listingScoreStages, showingMatches, showingRace } from './stages.ts';

type Services = PredictionServices & SpecialGameNeeds;

export function predictionRoutes(route: Route, services: Services): void {
  route(call.predictorFixtures, listingFixtures(services));
  route(call.predictorGames, listingGames(services));
  route(call.scoreStages, listingScoreStages(services));
  route(call.raceStages, listingRaceStages(services));
  route(call.stageMatches, showingMatches(services));
  route(call.stageRace, showingRace(services));
  route(call.eventQuestions, showingQuestions(services));
  route(call.predictScores, predictingScores(services));
  route(call.predictRace, predictingRace(services));
  route(call.predictEvent, predictingEvent(services));
  route(desk.schedulePredictor, schedulingPredictor(services));
  route(desk.schedulePredictorInTeams, schedulingPredictor(services));
  route(desk.schedulePredictorInSlack, schedulingPredictor(services));
  route(desk.saveSpecialEvent, savingSpecialEvent(services));
  route(desk.enterResult, enteringResult(services));
  route(desk.setFactor, settingFactor(services));
  route(desk.resultsDesk, showingDesk(services));
  route(board.scoreTotals, showingScoreTotals(services));
  route(board.scoreFixtures, showingScoreFixtures(services));
  route(board.scoreOverview, showingScoreOverview(services));
  route(board.scoreStage, showingScoreStage(services));
  route(board.raceOverview, showingRaceOverview(services));
  route(board.raceByRace, showingRaces(services));
  route(board.specialOverview, showingSpecialOverview(services));
  route(board.getSpecialGame, showingSpecialGame(services));
  route(board.detailsSpecial, showingSpecialDetails(services));
}
