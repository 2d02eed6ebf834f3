//! Groups of options, each of which is declared once.

/// Declares a group of options: a struct whose fields are options that may be unset.
///
/// The doc comment of a field is its help on the command line, where the text in quotes is the
/// heading of the group. The name of a field is its key in TOML files.
#[doc(hidden)]
#[macro_export]
macro_rules! option_group {
    (
        $heading:tt;
        $(#[doc = $about:tt])*
        pub struct $name:ident {
            $(
                $(#[doc = $help:tt])*
                #[arg($($arg:tt)*)]
                $(#[serde($($serde:tt)*)])?
                pub $field:ident: $type:ty,
            )*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "clap", derive(clap::Args))]
        #[cfg_attr(feature = "clap", command(next_help_heading = $heading))]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $(
                $(#[doc = $help])*
                #[cfg_attr(feature = "clap", arg($($arg)*))]
                #[serde(skip_serializing_if = "Option::is_none" $(, $($serde)*)?)]
                pub $field: $type,
            )*
        }

        impl $name {
            /// Fills unset options from `other`.
            pub fn or(self, other: Self) -> Self {
                Self {
                    $($field: self.$field.or(other.$field),)*
                }
            }
        }
    };
}
