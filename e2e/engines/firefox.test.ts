import { makeJourneys } from './journeys.ts';

makeJourneys('Firefox');
