/**
 * @generated SignedSource<<1134f60f61ea976158b10a9c2ae78bf9>>
 * @relayHash 854c396b1ab2009088055513b6440fe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc3033f0cd12fde48468851682402b456b9a08c2b47975698f862a104fa12c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesRouteQuery } from './SeriesRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc3033f0cd12fde48468851682402b456b9a08c2b47975698f862a104fa12c6",
    "metadata": {},
    "name": "SeriesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
