/**
 * @generated SignedSource<<620f0c988d300135daf6d1c06316b91c>>
 * @relayHash d9a430342f2f58d3539feb01a8412414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f42b80630bd79c29dda2c3189e464a6434eab712c7407d56b5228d38b45f3e2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnRouteQuery } from './ReturnRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f42b80630bd79c29dda2c3189e464a6434eab712c7407d56b5228d38b45f3e2",
    "metadata": {},
    "name": "ReturnRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
