import { makeJourneys } from './journeys.ts';

makeJourneys('WebKit');
