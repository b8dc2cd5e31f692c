/**
 * @generated SignedSource<<aec3f29092b68260189c516f7c1d5a16>>
 * @relayHash c10f3973707e400344341f47472aca80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be0c0303a2788edea89be94bcb6b5a5f6a835f319aa67896a2339f43a1f9d7f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8be0c0303a2788edea89be94bcb6b5a5f6a835f319aa67896a2339f43a1f9d7f",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
