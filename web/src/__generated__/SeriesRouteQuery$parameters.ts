/**
 * @generated SignedSource<<92451e504b689016b927edadf5b30252>>
 * @relayHash becaf6f3322c0280f02c07fd75a5e1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bacac3dc598c050c4c15e3b662697a667e631073d1023c63c8a7d0c35947da0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesRouteQuery } from './SeriesRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bacac3dc598c050c4c15e3b662697a667e631073d1023c63c8a7d0c35947da0",
    "metadata": {},
    "name": "SeriesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
