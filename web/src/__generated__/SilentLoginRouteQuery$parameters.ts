/**
 * @generated SignedSource<<b9b08d8b99945a578949b753961d39f1>>
 * @relayHash 10217df16dd64414719bd6d3c784daaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e30178f12d7939ebe76bbd2ae58877c72046efaf024497d713595baed4c23c60

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SilentLoginRouteQuery } from './SilentLoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<SilentLoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e30178f12d7939ebe76bbd2ae58877c72046efaf024497d713595baed4c23c60",
    "metadata": {},
    "name": "SilentLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
