/**
 * @generated SignedSource<<9ff57fd26b4201c3449a2b5c9ab5a315>>
 * @relayHash 042097e89b752b617ee4832f08c2b13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2109d026d154ec55d8bd1246f247ab8c9a69f13ad301d41e14bd24ab88b477ae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoanRouteQuery } from './LoanRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoanRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2109d026d154ec55d8bd1246f247ab8c9a69f13ad301d41e14bd24ab88b477ae",
    "metadata": {},
    "name": "LoanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
