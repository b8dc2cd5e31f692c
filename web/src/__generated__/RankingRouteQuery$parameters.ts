/**
 * @generated SignedSource<<303bb1027cc89786025f69e44e8c402e>>
 * @relayHash 1edbc5e06901fa35d16e61ebeac21e40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a092ec1a0cfde23478b2bc626aeb309165ccafb2e9a63d70cc37435c61294a70

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RankingRouteQuery } from './RankingRouteQuery.graphql';

const node: PreloadableConcreteRequest<RankingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a092ec1a0cfde23478b2bc626aeb309165ccafb2e9a63d70cc37435c61294a70",
    "metadata": {},
    "name": "RankingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
