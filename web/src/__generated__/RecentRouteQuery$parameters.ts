/**
 * @generated SignedSource<<868249b6fa4bb771e08a24b4d788799f>>
 * @relayHash 27ffadc9b89f1fa3916901d6bbc8497c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5487e2d3815edfacffe10fa7b91d53bad45f6b17b45c1c51adab505558c44a06

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecentRouteQuery } from './RecentRouteQuery.graphql';

const node: PreloadableConcreteRequest<RecentRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5487e2d3815edfacffe10fa7b91d53bad45f6b17b45c1c51adab505558c44a06",
    "metadata": {},
    "name": "RecentRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
