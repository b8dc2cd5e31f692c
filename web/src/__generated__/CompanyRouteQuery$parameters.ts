/**
 * @generated SignedSource<<9297183837c13a870b3f1525f7ace0bb>>
 * @relayHash 63906cba10c13ec317f258df97c429b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cde053ea2060116815e27389d96206971e73e6895c992867d8331c574737b71b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyRouteQuery } from './CompanyRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cde053ea2060116815e27389d96206971e73e6895c992867d8331c574737b71b",
    "metadata": {},
    "name": "CompanyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
