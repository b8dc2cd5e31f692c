/**
 * @generated SignedSource<<fadceec47fa41ac6078d541084f37595>>
 * @relayHash 4789f21d83a752f9f84bd098f388df8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8c01b6fa6177550b57209ead4280752113cdefa24b2aaf7195a3102819c90b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8c01b6fa6177550b57209ead4280752113cdefa24b2aaf7195a3102819c90b",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
