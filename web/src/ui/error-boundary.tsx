import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of the children after an error in one of them. */
  readonly fallback: (retry: () => void) => ReactNode;
};
type State = { readonly broken: boolean };

/** Limits an error to one part of the page, so that the other parts continue to work. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.broken) return this.props.fallback(() => this.setState({ broken: false }));
    return this.props.children;
  }
}
