/**
 * @generated SignedSource<<de972f9bb8170137e8a6f4051ff2de45>>
 * @relayHash 4e08d60c9d502273f9a76c0bec466bbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72438905e036d2eb91411fe769b59e997d7d1d605b080f1bceaba7342c62f94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c72438905e036d2eb91411fe769b59e997d7d1d605b080f1bceaba7342c62f94",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
