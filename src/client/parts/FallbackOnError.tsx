// Decoration that could not be loaded or drawn is left out, with something else in its place; the page goes on.
import { Component, type ReactNode } from 'react';

interface FallbackOnErrorProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class FallbackOnError extends Component<FallbackOnErrorProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
