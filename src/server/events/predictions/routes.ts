// Routes of predictions.
import * as board from '../../../contract/events/predictionBoards.ts';
import * as desk from '../../../contract/events/predictionDesk.ts';
import * as call from '../../../contract/events/predictions.ts';
import type { Route } from '../../web/http/route.ts';
import { getRaceOverview, getRaces } from './race/boards.ts';
import { getRace, listRaceStages, predictRace } from './race/stages.ts';
import { enterResult, getDesk } from './results.ts';
import { listFixtures, listGames, schedulePredictor } from './schedule.ts';
import {
  getScoreFixtures,
  getScoreOverview,
  getScoreStage,
  getScoreTotals,
  setFactor,
} from './score/boards.ts';
import { getMatches, listScoreStages, predictScores } from './score/stages.ts';
import type { PredictionServices } from './services.ts';
import { getSpecialOverview } from './special/boards.ts';
import { getQuestions, predictEvent } from './special/questions.ts';
import { saveSpecialEvent } from './special/specialEvent.ts';
import { getSpecialDetails, getSpecialGame, type SpecialGameDeps } from './special/specialGame.ts';
import { getStageTips } from './tips/stageTips.ts';

type Services = PredictionServices & SpecialGameDeps;

export function predictionRoutes(route: Route, services: Services): void {
  route(call.predictorFixtures, listFixtures(services));
  route(call.predictorGames, listGames(services));
  route(call.scoreStages, listScoreStages(services));
  route(call.raceStages, listRaceStages(services));
  route(call.stageMatches, getMatches(services));
  route(call.stageRace, getRace(services));
  route(call.eventQuestions, getQuestions(services));
  route(call.predictScores, predictScores(services));
  route(call.predictRace, predictRace(services));
  route(call.predictEvent, predictEvent(services));
  route(desk.schedulePredictor, schedulePredictor(services));
  route(desk.schedulePredictorInTeams, schedulePredictor(services));
  route(desk.schedulePredictorInSlack, schedulePredictor(services));
  route(desk.saveSpecialEvent, saveSpecialEvent(services));
  route(desk.enterResult, enterResult(services));
  route(desk.setFactor, setFactor(services));
  route(desk.resultsDesk, getDesk(services));
  route(board.scoreTotals, getScoreTotals(services));
  route(board.scoreFixtures, getScoreFixtures(services));
  route(board.scoreOverview, getScoreOverview(services));
  route(board.scoreStage, getScoreStage(services));
  route(board.raceOverview, getRaceOverview(services));
  route(board.raceByRace, getRaces(services));
  route(board.stageTips, getStageTips(services));
  route(board.specialOverview, getSpecialOverview(services));
  route(board.getSpecialGame, getSpecialGame(services));
  route(board.detailsSpecial, getSpecialDetails(services));
}
