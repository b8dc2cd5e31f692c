/**
 * @generated SignedSource<<8ecf196613146d180bbce2b685d16f6b>>
 * @relayHash 66009a27db13f32e3b95ffcad7899144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdb0b09e53828fab73ceb43a9319b925240de2ae6673fc46d6a8a852db961f0a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RankingRouteQuery } from './RankingRouteQuery.graphql';

const node: PreloadableConcreteRequest<RankingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdb0b09e53828fab73ceb43a9319b925240de2ae6673fc46d6a8a852db961f0a",
    "metadata": {},
    "name": "RankingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
